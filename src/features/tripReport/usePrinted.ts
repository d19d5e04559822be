import { useEffect } from 'react';

/** While the report is shown, a print of the page is one of the report alone. */
export function usePrinted(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['prints'] = 'report';
    return () => {
      delete dataset['prints'];
    };
  }, []);
}
