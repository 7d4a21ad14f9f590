/** The whole directory's distinct industries and cities, sorted, each in its commonest spelling. */
export interface DirectoryFacets {
  industries: string[];
  cities: string[];
}
