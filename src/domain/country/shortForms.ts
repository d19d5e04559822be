const english =
  /^(?:(?:democratic|federal|federated|federative|socialist|people s|peoples|islamic|bolivarian|plurinational|united|hashemite|independent|eastern|arab|co operative) )*(?:republic|kingdom|states?|commonwealth|principality|sultanate|union|grand duchy|federation) of (?:the )?(?=.)/;
const englishBehind =
  / (?:(?:democratic|federal|federated|socialist|people s|peoples|islamic|bolivarian|plurinational|united) )*(?:republic|states?) of(?: the)?$/;
const chinese =
  /(?:人民|民主|社会主义|伊斯兰|联邦|联合|合作|多民族|东岸|玻利瓦尔|哈希姆)*(?:共和国|王国|大公国|公国|苏丹国|合众国|联邦|联盟|国|特别行政区|地区)$/;
const ofChina = /^中华人民共和国(?=.)/;

/**
 * The short name in an official one, such as `kenya` in `republic of kenya` and 肯尼亚 in 肯尼亚共和国; the text as it is where it has no
 * such form.
 * @param folded see `foldText`
 */
export function shortForm(folded: string): string {
  const short = folded
    .replace(ofChina, '')
    .replace(english, '')
    .replace(englishBehind, '')
    .replace(chinese, '');
  return short === '' ? folded : short;
}
