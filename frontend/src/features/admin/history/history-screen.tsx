export default function HistoryScreen() {
  return <h1>History</h1>;
}
