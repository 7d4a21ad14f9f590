/** A page of something that the back office lists. */
export interface AdminList<Item> {
  items: Item[];
  total: number;
  page: number;
  totalPages: number;
}

/** Which page of it. */
export interface PageRange {
  page: number;
  limit: number;
}

export function adminList<Item>(items: Item[], total: number, { page, limit }: PageRange): AdminList<Item> {
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
