export default function Page() {
  return <h1>Network</h1>
}
