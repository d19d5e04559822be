/** The name of the list of what is wrong with a form, in either language. */
export const summaryTitle = /还有 \d+ 项(未填|需修改)|\d+ fields? needs? attention/;
