import type { Row } from '../store/store.ts';
import { queryCalendar } from './appointments/queryCalendar.ts';
import { type DataCall, getParams, getText, textOf } from './call.ts';
import { checkCode, sendCode } from './codes.ts';
import { filterRows } from './condition.ts';
import { type Envelope, succeed, succeedWithRows } from './envelope.ts';
import { expandReferences } from './expansion.ts';
import { logIn, logInExhibitor, logInHost, logInVisitor } from './logins.ts';
import { syncVisitors } from './registration.ts';
import { queryList } from './verbs.ts';

type NamedCall = (call: DataCall) => Envelope | Promise<Envelope>;

/** Calls other than a verb on a collection, by their path below `/v2/data/`. */
export const namedCalls: Readonly<Record<string, NamedCall>> = {
  'register/queryList/Channel': (call) => queryList({ ...call, name: 'Channel' }),
  'register/queryList/Exhibition': (call) => queryList({ ...call, name: 'Exhibition' }),
  'register/queryList/CustomerShare': (call) => queryList({ ...call, name: 'CustomerShare' }),
  'register/getExhibition': getExhibition,
  'register/getLoginType': findRegistrationByPhone,
  'queryCalendar/Calendar': queryCalendar,
  getsmscode: sendCode,
  valismscode: checkCode,
  Login: logIn,
  VisitorLogin: logInVisitor,
  exhibitorLogin: logInExhibitor,
  hostLogin: logInHost,
  userLogin: logInHost,
  'syncDatas/visitor': syncVisitors,
};

/** With its organiser and form expanded. */
function getExhibition(call: DataCall): Envelope {
  const exhibitionId = getText(getParams(call), 'ExhibitionId');
  const found = call.records.find('Exhibition', exhibitionId);
  if (!found) return succeedWithRows([]);
  const exhibition: Row = structuredClone(found);
  expandReferences([exhibition], ['OrganizationId.Organization.___all'], call.records);
  const customBasic = call.records.all('CustomBasic').filter((row) => row['ExhibitionId'] === exhibitionId);
  return succeed([{ Exhibition: exhibition, CustomBasic: structuredClone(customBasic) }]);
}

function findRegistrationByPhone(call: DataCall): Envelope {
  const condition = (getParams(call)['condition'] ?? {}) as Row;
  const rows = filterRows(call.records.all('VisitorExhibitionInfo'), {
    Mob: textOf(condition['phone']),
    ExhibitionId: textOf(condition['ExhibitionId']),
  });
  return succeedWithRows(structuredClone(rows));
}
