export default function Page() {
  return <h1>Marketplace</h1>
}
