/** The name of the list of what is wrong with a form, in either language. */
export const summaryTitle = /还有 \d+ 处需要修改|Please check these answers/;
