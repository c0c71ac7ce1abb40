export default function Page() {
  return <h1>Listing</h1>
}
