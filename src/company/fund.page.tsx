export default function Page() {
  return <h1>Fund</h1>
}
