/** Texts below the search results of a trade. */
export const EXPLAINER_WORDS = {
  services: 'Typical work',
  tips: 'Good to know',
  questions: 'What to ask',
};
