export default function Page() {
  return <h1>Catalog</h1>
}
