export default function Page() {
  return <h1>Tech solutions</h1>
}
