/** One page of a list in the back office. */
export interface AdminList<Item> {
  items: Item[];
  total: number;
  page: number;
  totalPages: number;
}

/** The requested page, from 1, and its size. */
export interface PageRange {
  page: number;
  limit: number;
}

export function adminList<Item>(items: Item[], total: number, { page, limit }: PageRange): AdminList<Item> {
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
