export default function Page() {
  return <h1>Consulting</h1>
}
