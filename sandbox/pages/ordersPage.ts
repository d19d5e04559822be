import { orderActions } from '#entities/order/rules/orderActions.ts';
import { stateOfOrder } from '#entities/order/rules/orderStep.ts';
import { textOf } from '../dataApi/call.ts';
import type { Records } from '../records.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

const actions = {
  confirmPayment: { zh: '确认收款', en: 'Confirm payment' },
  ship: { zh: '发货', en: 'Ship' },
  close: { zh: '关闭', en: 'Close' },
  agree: { zh: '同意售后', en: 'Agree' },
  refuse: { zh: '拒绝售后', en: 'Decline' },
  markBack: { zh: '收到退件', en: 'Mark return received' },
  sendSecond: { zh: '寄出换货', en: 'Send replacement' },
  noteRefund: { zh: '登记退款', en: 'Record refund' },
} as const;

const mostShown = 60;
const reason = { zh: '包装已拆封，无法退货', en: 'The package was opened' } as const;

/** Simulates the exhibitors: the newest orders, with what can be done in their state. */
export function ordersPage(url: URL, language: Language, records: Records): string {
  const rows = records
    .all('Order')
    .sort((one, other) => Number(other['CreatedAtMesc']) - Number(one['CreatedAtMesc']))
    .slice(0, mostShown);
  const cards = rows.map((row) => {
    const facts = [row['OrderName'], row['Receiver'], row['ExpressNum'], row['Remark'], row['state']];
    return markup`<article class="card"><div class="in"><h2>${textOf(row['OrderLineNumber'])}</h2>
<p class="small">${facts.map(textOf).filter(Boolean).join(' · ')}</p>
<div class="row">${orderActions[stateOfOrder(row)].exhibitor.map(
      (action) =>
        markup`<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input type="hidden" name="action" value="${action}"><input type="hidden" name="reason" value="${action === 'refuse' ? say(reason, language) : ''}"><button class="quiet">${say(actions[action], language)}</button></form>`,
    )}</div></div></article>`;
  });
  return page({
    title: { zh: '订单', en: 'Orders' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${say({ zh: '替展商处理订单：收款、发货、答复退换货。', en: 'Act for the exhibitors: take payment, ship, answer returns.' }, language)}</p>
<div class="grid">${cards}</div>`,
  });
}
