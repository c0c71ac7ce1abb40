export default function Page() {
  return <h1>My purchases</h1>
}
