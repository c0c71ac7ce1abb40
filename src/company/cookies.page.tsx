export default function Page() {
  return <h1>Cookies</h1>
}
