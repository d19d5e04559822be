import { teamCode } from '#entities/team/rules/teamCode.ts';
import { randomHex } from '#sandbox/randomText.ts';
import type { Records } from '#sandbox/records.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { commonFields } from '../accounts.ts';
import { type DataCall, getParams, getPart, getText, textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from '../envelope.ts';
import { decideTeam } from './decideTeam.ts';
import { shown } from './shownTeams.ts';
import { write } from './write.ts';

const nameMost = 20;
const codePattern = /^T\d{3,}$/;

/** `insert/Team`: adds the leader as a member; needs approval if the exhibition requires it. */
export async function insertTeam(call: DataCall): Promise<Envelope> {
  const { records } = call;
  const record = getPart(getParams(call), 'record');
  const exhibition = exhibitionOf(records, record);
  const leaderId = getText(record, 'LeaderVisitorId');
  const setup = setupOf(exhibition);
  if (setup['IsOpenTeam'] !== true) return refuse(resCodes.teamsOff, 'teams are not enabled');
  const exhibitionId = String(exhibition['RecordId']);
  requireRegistered(records, exhibitionId, leaderId);
  if (isTaken(records, exhibitionId, leaderId)) return refuse(resCodes.inATeam, 'already in a team');
  const code = setup['isAutoGenerateTeamCode'] === true ? nextCode(records, exhibitionId) : codeIn(record);
  if (isCodeTaken(records, exhibition, code, '')) return refuse(resCodes.teamCodeTaken, 'the code is taken');
  const row: Row = {
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    Name: nameIn(record),
    TeamCode: code,
    LeaderName: textOf(record['LeaderName']),
    ApproveState: setup['CreateTeamNeedAudit'] === true ? '0' : '2',
    ApproveReason: '',
    ApproveReasonEn: '',
  };
  const place = memberRow(call, row, leaderId, textOf(record['LeaderName']), '2');
  await records.save([write('Team', row), write('TeamMember', place)]);
  return succeed(shown(records, 'Team', [structuredClone(row)])[0]);
}

/**
 * `update/Team`: another name or leader; resubmits a team that was not approved. Only the organiser changes the
 * state.
 */
export async function updateTeam(call: DataCall): Promise<Envelope> {
  const { records } = call;
  const params = getParams(call);
  const team = records.find('Team', getText(params, 'recordId'));
  if (!team) return refuse(resCodes.teamGone, 'the team is gone');
  const setValue = getPart(params, 'setValue');
  if (call.userId !== '' && setValue['ReviewTime'] !== undefined) return decideTeam(call, team, setValue);
  const changed: Row = { ...team, UpdatedAt: venueText(call.nowMs) };
  if (setValue['LeaderVisitorId'] !== undefined) {
    const leaderId = getText(setValue, 'LeaderVisitorId');
    const member = membersOf(records, team).find(
      (row) => row['VisitorId'] === leaderId && row['State'] === '2',
    );
    if (!member) return refuse(resCodes.notAMember, 'the new leader is not in the team');
    changed['LeaderVisitorId'] = leaderId;
    changed['LeaderName'] = member['Name'];
  }
  if (setValue['Name'] !== undefined) changed['Name'] = nameIn(setValue);
  const isAgain = team['ApproveState'] === '3' && setValue['Name'] !== undefined;
  const exhibition = exhibitionOf(records, team);
  const mayChangeCode = isAgain || exhibition['TeamCodesMayRepeat'] === true;
  if (mayChangeCode && setValue['TeamCode'] !== undefined) {
    changed['TeamCode'] = codeIn(setValue);
    if (isCodeTaken(records, exhibition, String(changed['TeamCode']), String(team['RecordId'])))
      return refuse(resCodes.teamCodeTaken, 'the code is taken');
  }
  if (isAgain) Object.assign(changed, { ApproveState: '0', ApproveReason: '', ApproveReasonEn: '' });
  await records.save([write('Team', changed)]);
  return succeed(1);
}

/** `delete/Team`: with its members. */
export async function removeTeam(call: DataCall): Promise<Envelope> {
  const team = call.records.find('Team', getText(getParams(call), 'recordId'));
  if (!team) return refuse(resCodes.teamGone, 'the team is gone');
  const places = membersOf(call.records, team);
  const gone = (collection: string, row: Row): Change => ({
    collection,
    recordId: String(row['RecordId']),
    row: null,
  });
  await call.records.save([gone('Team', team), ...places.map((place) => gone('TeamMember', place))]);
  return succeed(1);
}

/** `insert/TeamMember`: a request to join, which the leader decides. */
export async function insertMember(call: DataCall): Promise<Envelope> {
  const { records } = call;
  const record = getPart(getParams(call), 'record');
  const exhibition = exhibitionOf(records, record);
  if (setupOf(exhibition)['IsOpenTeam'] !== true) return refuse(resCodes.teamsOff, 'teams are not enabled');
  const team = records.find('Team', getText(record, 'TeamId'));
  const isOpen =
    team?.['ExhibitionId'] === exhibition['RecordId'] && team?.['ApproveState'] === '2' ? team : undefined;
  if (!isOpen) return refuse(resCodes.teamGone, 'the team is gone');
  const exhibitionId = String(exhibition['RecordId']);
  const visitorId = getText(record, 'VisitorId');
  requireRegistered(records, exhibitionId, visitorId);
  if (isTaken(records, exhibitionId, visitorId)) return refuse(resCodes.inATeam, 'already in a team');
  const row = { ...record, ...memberRow(call, isOpen, visitorId, textOf(record['Name']), '0') };
  await records.save([write('TeamMember', row)]);
  return succeed(structuredClone(row));
}

const maySucceed: Readonly<Record<string, readonly string[]>> = {
  '0': ['0', '2', '3', '7'],
  '2': ['2', '7'],
  '3': ['3'],
  '7': ['7'],
};

/** `update/TeamMember`: accepted, refused, left or removed. A withdrawn request cannot be accepted. */
export async function updateMember(call: DataCall): Promise<Envelope> {
  const { records } = call;
  const params = getParams(call);
  const place = records.find('TeamMember', getText(params, 'recordId'));
  const team = records.find('Team', place?.['TeamId']);
  if (!place || !team) return refuse(resCodes.teamGone, 'the team is gone');
  const state = getText(getPart(params, 'setValue'), 'State');
  const before = String(place['State']);
  if (!maySucceed[before]?.includes(state)) return refuse(resCodes.notAMember, 'not asked any more');
  if (state === '7' && before === '2' && team['LeaderVisitorId'] === place['VisitorId'])
    return refuse(resCodes.leaderStays, 'the leader hands over first');
  if (state === '2' && before === '0' && isTaken(records, place['ExhibitionId'], place['VisitorId'], place))
    return refuse(resCodes.inATeam, 'already in a team');
  await records.save([write('TeamMember', { ...place, State: state })]);
  return succeed(1);
}

function memberRow(call: DataCall, team: Row, visitorId: string, name: string, state: string): Row {
  return {
    ...commonFields(call),
    RecordId: randomHex(24),
    ExhibitionId: team['ExhibitionId'],
    TeamId: team['RecordId'],
    VisitorId: visitorId,
    Name: name,
    State: state,
  };
}

function exhibitionOf(records: Records, row: Row): Row {
  const exhibition = records.find('Exhibition', getText(row, 'ExhibitionId'));
  if (!exhibition) throw new BadParameters('the exhibition does not exist');
  return exhibition;
}

const setupOf = (exhibition: Row): Row => (exhibition['TeamSignSetup'] ?? {}) as Row;

const membersOf = (records: Records, team: Row): Row[] =>
  records.all('TeamMember').filter((row) => row['TeamId'] === team['RecordId']);

function requireRegistered(records: Records, exhibitionId: string, visitorId: string): void {
  const isRegistered = records
    .all('VisitorExhibitionInfo')
    .some((row) => row['ExhibitionId'] === exhibitionId && row['VisitorId'] === visitorId);
  if (!isRegistered) throw new BadParameters('not registered at this exhibition');
}

/** Whether a person is in a team of the exhibition or has a pending request, other than `but`. */
function isTaken(records: Records, exhibitionId: unknown, visitorId: unknown, but?: Row): boolean {
  return records
    .all('TeamMember')
    .some(
      (row) =>
        row['ExhibitionId'] === exhibitionId &&
        row['VisitorId'] === visitorId &&
        row['RecordId'] !== but?.['RecordId'] &&
        (row['State'] === '0' || row['State'] === '2') &&
        records.find('Team', row['TeamId']) !== undefined,
    );
}

/** An exhibition with `TeamCodesMayRepeat` simulates servers that do not check this. */
function isCodeTaken(records: Records, exhibition: Row, code: string, but: string): boolean {
  if (exhibition['TeamCodesMayRepeat'] === true) return false;
  return codesOf(records, exhibition['RecordId'], but).includes(code);
}

const codesOf = (records: Records, exhibitionId: unknown, but = ''): string[] =>
  records
    .all('Team')
    .filter((row) => row['ExhibitionId'] === exhibitionId && row['RecordId'] !== but)
    .map((row) => String(row['TeamCode']));

function nextCode(records: Records, exhibitionId: string): string {
  const numbers = codesOf(records, exhibitionId).map((code) => Number(code.slice(1)) || 0);
  return teamCode(Math.max(0, ...numbers) + 1) ?? 'T001';
}

function codeIn(row: Row): string {
  const code = textOf(row['TeamCode']);
  if (!codePattern.test(code)) throw new BadParameters('TeamCode must be T and at least three digits');
  return code;
}

function nameIn(row: Row): string {
  const name = getText(row, 'Name');
  const length = Array.from(name).length;
  if (length < 2 || length > nameMost) throw new BadParameters('Name must have 2 to 20 characters');
  return name;
}
