/** How many entries a page of a list has, as the API gives them unless it is asked for more. */
export const PER_PAGE = 20;
