/** A terminal may pass on letters with separate accents (NFD), which forms store as one character. */
export function givenAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
