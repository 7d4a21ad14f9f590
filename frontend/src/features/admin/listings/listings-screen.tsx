export default function ListingsScreen() {
  return <h1>Listings</h1>;
}
