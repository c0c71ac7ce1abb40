export default function Page() {
  return <h1>Solution</h1>
}
