export default function Page() {
  return <h1>Success</h1>
}
