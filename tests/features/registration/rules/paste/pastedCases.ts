/** Lists as people paste them, and what is made of them. */
export interface PastedCase {
  readonly text: string;
  /** `name|company|contact`, then post and document where there are any. */
  readonly people: readonly string[];
  /** What found no place, of all of them together. */
  readonly unused?: readonly string[];
  readonly ignoredColumns?: readonly string[];
  readonly notUnderstood?: readonly string[];
}

const wang = '王芳|江海机电|13900000001';
const alone = '王芳||13900000001';

const signs: readonly PastedCase[] = [
  { text: '王芳（女）13900000001', people: [alone], unused: ['女'] },
  { text: '王芳(女) 13900000001', people: [alone], unused: ['女'] },
  ...'— —— · ~ ～ 。 ＝ = ☎ 📞 ： - … ：📱'
    .split(' ')
    .map((sign) => ({ text: `王芳${sign}13900000001`, people: [alone] })),
  { text: '王芳——江海机电——13900000001', people: [wang] },
  { text: '王芳~江海机电~139 0000 0001', people: [wang] },
  { text: '王芳（13900000001）', people: [alone] },
  { text: '王芳(139-0000-0001)', people: [alone] },
  { text: '王芳【13900000001】', people: [alone] },
  { text: '王芳（+86）13900000001', people: [alone] },
  { text: '13900000001（王芳）', people: [alone] },
  { text: '【江海机电】王芳 13900000001', people: [wang] },
  { text: '【王芳】【江海机电】【13900000001】', people: [wang] },
  { text: '【姓名】王芳【公司】江海机电【手机】13900000001', people: [wang] },
  { text: '王芳（13900000001）、李明（13900000002）', people: [alone, '李明||13900000002'] },
  { text: 'Ming Zhou <ming@zhou.test>', people: ['Ming Zhou||ming@zhou.test'] },
  {
    text: 'Ming Zhou <ming@zhou.test>; Anna Berg <anna@berg.test>',
    people: ['Ming Zhou||ming@zhou.test', 'Anna Berg||anna@berg.test'],
  },
  { text: '江海机电有限公司（王芳 13900000001）', people: ['王芳|江海机电有限公司|13900000001'] },
];

const order: readonly PastedCase[] = [
  { text: '合肥机械厂，王芳，13900000001', people: ['王芳|合肥机械厂|13900000001'] },
  { text: '江海机电 王芳 13900000001', people: [wang] },
  { text: '江海机电（苏州）13900000001', people: ['|江海机电（苏州）|13900000001'] },
  { text: '王芳 江海机电（苏州） 13900000001', people: ['王芳|江海机电（苏州）|13900000001'] },
  { text: '王芳，经理，江海机电，13900000001', people: [`${wang}|经理`] },
  { text: '合肥机械厂 王芳（经理）13900000001', people: ['王芳|合肥机械厂|13900000001|经理'] },
  { text: '王经理 江海机电 13900000001', people: ['王经理|江海机电|13900000001'] },
  {
    text: 'Anna Berg, Sales Manager, Nordhav AS, a@x.com',
    people: ['Anna Berg|Nordhav AS|a@x.com|Sales Manager'],
  },
  { text: '古丽娜尔，王芳，13900000001', people: ['||13900000001'], unused: ['古丽娜尔', '王芳'] },
  { text: '王芳/女/江海机电/13900000001', people: [wang], unused: ['女'] },
];

const tables: readonly PastedCase[] = [
  {
    text: 'First Name,Last Name,Email\nMing,Zhou,ming@zhou.test\nAnna,Berg,anna@berg.test',
    people: ['Ming Zhou||ming@zhou.test', 'Anna Berg||anna@berg.test'],
  },
  {
    text: 'First Name;Surname;Company;E-mail\nMing;Zhou;"Nord; hav";ming@zhou.test',
    people: ['Ming Zhou|Nord; hav|ming@zhou.test'],
  },
  { text: '姓\t名\t手机\n王\t芳\t13900000001', people: [alone] },
  { text: 'First name: Ming Last name: Zhou Email: ming@zhou.test', people: ['Ming Zhou||ming@zhou.test'] },
  { text: '姓名（必填）\t单位（选填）\t手机号（必填，11 位）\n王芳\t江海机电\t13900000001', people: [wang] },
  {
    text: '序号\t姓名\t单位\t手机\t房型\n1\t王芳\t江海机电\t13900000001\t大床',
    people: [wang],
    ignoredColumns: ['房型'],
  },
  { text: '姓名\t单位\t手机\n王芳\t江海机电\t13900000001\t住酒店', people: [wang], unused: ['住酒店'] },
  { text: '姓名\t手机\t邮箱\n王芳\t13900000001\tw@x.com', people: [alone], unused: ['w@x.com'] },
  { text: '姓名\t手机\n王芳\t1390000', people: ['王芳||'], unused: ['1390000'] },
];

const rest: readonly PastedCase[] = [
  { text: '联系人：王芳（13900000001）', people: [alone] },
  { text: '公司:合肥机械厂 联系人:王芳 电话:13900000001', people: ['王芳|合肥机械厂|13900000001'] },
  { text: '姓名：王芳 微信：wf 手机：13900000001', people: [alone], unused: ['微信：wf'] },
  {
    text: '姓名：王芳\n手机：13900000001\n忌口：不吃辣',
    people: [alone],
    unused: ['忌口：不吃辣'],
  },
  { text: '王芳 江海机电 13900000001 13900000009', people: [wang], unused: ['13900000009'] },
  { text: '王芳 江海机电 13900000001 w@x.com', people: [wang], unused: ['w@x.com'] },
  { text: '王芳 护照E12345678 13900000001', people: [`${alone}|passport E12345678`] },
  { text: '王芳（护照 E12345678）13900000001', people: [`${alone}|passport E12345678`] },
  { text: '王芳E12345678', people: ['王芳|||passport E12345678'] },
  { text: '王芳 010-88886666 江海机电', people: ['王芳|江海机电|'], unused: ['010-88886666'] },
  {
    text: '请大家下班以前把名单发到群里谢谢',
    people: [],
    notUnderstood: ['请大家下班以前把名单发到群里谢谢'],
  },
  { text: '12345', people: [], notUnderstood: ['12345'] },
];

export const pastedCases: readonly PastedCase[] = [...signs, ...order, ...tables, ...rest];
