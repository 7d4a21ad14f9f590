/** Whether changes of listings still wait for the search engine. */
export abstract class SearchBacklog {
  abstract isEmpty(): Promise<boolean>;
}
