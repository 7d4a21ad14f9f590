/** Index of the first entry of a sorted list that is not before this value; the list's length where there is none. */
export function lowerBound<V extends string | number>(sorted: ArrayLike<V>, value: V): number;
export function lowerBound<T, V extends string | number>(sorted: ArrayLike<T>, value: V, keyOf: (entry: T) => V): number;
export function lowerBound<T, V extends string | number>(
  sorted: ArrayLike<T>,
  value: V,
  keyOf = (entry: T): V => entry as unknown as V,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(sorted[middle]!) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
