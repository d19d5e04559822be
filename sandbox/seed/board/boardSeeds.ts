import { textOf } from '#sandbox/dataApi/call.ts';
import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type ContentWorld, nthExhibitor } from '../contentWorld.ts';
import { exhibitorId } from '../seedIds.ts';
import { makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { pairs } from '../words/words.ts';

/** As clients store what is written on the board of an exhibitor. */
const source = '留言板';
/** The first one has several pages; of the next ones each fourth has none. */
const longest = 23;
const most = 40;

const asked = pairs(
  '周末展位有人吗？想带同事一起来看。|Is the booth staffed at the weekend? I would bring colleagues.;可以预约参观工厂吗？|Could we visit your factory?;去年买的设备，在哪里能买到备件？|Where can I buy spares for last year’s machine?;有没有面向院校的合作项目？|Do you work with universities?;展位上的样品可以带走一份吗？|May I take a sample from the booth?;想做华东区代理，找哪位谈？|Whom do I talk to about an agency in East China?;资料很全，讲解也耐心，谢谢。|Thorough material and patient explanations. Thank you.;能开技术培训吗？我们有十几个人。|Do you offer training? We are a dozen people.;产品支持二次开发吗？|Can it be extended by our own software?',
);
const answered = pairs(
  '您好，展期内每天都有工程师在展位，欢迎光临。|Engineers are at the booth every day. You are welcome.;可以的，请在展位留下联系方式，我们来安排。|Yes. Leave your contact at the booth and we will arrange it.;感谢关注，详细资料请到展位领取。|Thank you. Please collect the documents at the booth.;支持，开发手册在展位可以翻阅。|It can. The manual is at the booth for you to read.;华东区由王经理负责，欢迎来展位面谈。|Our Mr Wang looks after East China. Please come and talk to him.',
);

interface Entry {
  /** Of the exhibitor. */
  readonly number: number;
  readonly at: number;
}

/** Whose board each message is on. */
function entriesOf(world: ContentWorld): readonly Entry[] {
  const entries: Entry[] = [];
  for (let nth = 1; nth <= Math.min(most, world.exhibitors); nth += 1) {
    const count = nth === 1 ? longest : nth % 4;
    for (let at = 0; at < count; at += 1) entries.push({ number: nthExhibitor(world, nth), at });
  }
  return entries;
}

/** What visitors have written on the boards of exhibitors, some of it answered by the exhibitor, some by visitors. */
export function boardSeeds(world: ContentWorld, seed: number): LateSeeds {
  const { exhibitionId } = world;
  const mark = storyMark(exhibitionId);
  const entries = entriesOf(world);
  const rows = (idPrefix: string, of: readonly Entry[], nth: number, rowOf: RowOf) =>
    makeRows(
      { ...world, idPrefix: `${idPrefix}${mark}`, count: of.length, seed: seed + nth },
      (make, at) => ({
        ExhibitionId: exhibitionId,
        ...rowOf(make, of[at] as Entry, at),
      }),
    );
  const boardId = (entry: Entry) => seedId(`board${mark}`, entries.indexOf(entry) + 1);
  const isAnswered = entries.filter((_, at) => at % 5 !== 2);
  return {
    ProductVisitInfoMessage: () =>
      rows('board', entries, 0, (make, { number }, at) => ({
        ExhibitorId: exhibitorId(exhibitionId, number),
        ProductId: '',
        LiveListId: '',
        ProductVisitInfoId: '',
        SourceType: source,
        VisitorId: seedId('reader', make.number(1, 400)),
        Content: at === 4 ? `<b>加粗</b><img src=x onerror="alert('board')">` : said(make, asked),
        Name: make.person().zh,
        NickName: '',
        Logo: '',
        PVNumber: make.number(0, 40),
      })),
    VisitInfoMessageComment: () =>
      rows('boardan', isAnswered, 1, (make, entry, at) => ({
        ProductVisitInfoMessageId: boardId(entry),
        Content: said(make, answered),
        Logo: '',
        ...(at % 7 === 3
          ? { VisitorId: seedId('reader', make.number(1, 400)), ExhibitorId: '', Name: make.person().zh }
          : {
              VisitorId: '',
              ExhibitorId: exhibitorId(exhibitionId, entry.number),
              Name: textOf(world.exhibitor?.(entry.number)?.['CompanyName']),
            }),
      })),
  };
}

type Make = Parameters<Parameters<typeof makeRows>[1]>[0];
type RowOf = (make: Make, entry: Entry, at: number) => Row;

const said = (make: Make, of: typeof asked) => {
  const { zh, en } = make.pick(of);
  return make.chance(15) ? en : zh;
};
