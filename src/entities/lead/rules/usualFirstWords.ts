/** What a booth says to a visitor in the visitor's language, which need not be that of the page. */
export const usualFirstWords = {
  zh: '{姓名}您好，感谢您今天与我们交流！\n我们是{公司}。\n我们的展位：{展位}\n主要产品：{产品}\n需要资料或报价，直接在这里回复就好。',
  en: 'Hello {name}, thank you for talking with us today!\nWe are {company}.\nOur booth: {booth}\nWhat we offer: {products}\nIf you need a catalogue or a quote, just reply here.',
} as const;

/** The places in a template, as people write them in either language. */
export const placesIn = {
  zh: { name: '{姓名}', company: '{公司}', booth: '{展位}', products: '{产品}' },
  en: { name: '{name}', company: '{company}', booth: '{booth}', products: '{products}' },
} as const;

/** The visitor of a preview. */
export const exampleNames = { zh: '林若溪', en: 'Lin Ruoxi' } as const;
