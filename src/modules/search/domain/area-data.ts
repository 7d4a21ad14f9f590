/** An area of Canada that people name instead of a town. */
export interface AreaData {
  name: string;
  region: string;
  names: readonly string[];
  alone?: readonly string[];
  municipalities: readonly string[];
}
