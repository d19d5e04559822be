const marks =
  /[([【]\s*(?:必填|必选|选填|选答|可选|非必填|required|optional|mandatory)[^)\]】]{0,10}[)\]】]/gi;

/** A heading in one width of signs, without what a template says of it: `产品名称（必填）` is `产品名称`. */
export const withoutMarks = (heading: string): string => heading.normalize('NFKC').replace(marks, '');
