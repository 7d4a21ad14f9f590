export default function StatusPage() {
  return null;
}
