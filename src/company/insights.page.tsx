export default function Page() {
  return <h1>Insights</h1>
}
