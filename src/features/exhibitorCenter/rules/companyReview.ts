/** `open`: approved with the application, and nothing was submitted since. */
export type CompanyReview = 'open' | 'review' | 'approved' | 'refused';

/** Where the organiser's review of a company page stands. Only a correction by the exhibitor begins one. Undefined where the row does not say. */
export function companyReview(state: string): CompanyReview | undefined {
  const reviews: Readonly<Record<string, CompanyReview>> = {
    '0': 'open',
    '1': 'review',
    '2': 'approved',
    '3': 'refused',
  };
  return reviews[state];
}
