export interface DirectoryFacets {
  industries: string[];
  cities: string[];
}

/** The whole directory's distinct industries and cities, sorted, each in its commonest spelling. */
export abstract class FacetReader {
  abstract read(): Promise<DirectoryFacets>;
}
