export default function Page() {
  return <h1>Pre-packaged</h1>
}
