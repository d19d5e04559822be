/** How people write, without spaces, that they will say the price when asked; a dash is an empty cell. */
export const pricesOnRequest = new Set(
  `面议 价格面议 面谈 电议 另议 待议 可议 议价 详谈 可谈 协商 询价 请询价 电询 咨询 请咨询 来电咨询 onrequest uponrequest priceonrequest
   priceuponrequest oninquiry onenquiry negotiable contactus askforprice por poa - – — —— /`.split(/\s+/),
);
