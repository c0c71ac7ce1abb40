export default function Page() {
  return <h1>Custom</h1>
}
