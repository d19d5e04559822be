import type { Row } from '#sandbox/store/store.ts';
import { openTab, type Phone } from '../flows/openPhone.ts';

let registered = 0;

/** Registers a new visitor and leaves the phone with their voucher; returns the stored row. */
export async function registerPhone(phone: Phone, exhibitionId: string, fields: Row = {}): Promise<Row> {
  registered += 1;
  const record = {
    ExhibitionId: exhibitionId,
    Name: '林小满',
    CompanyName: '江海精工有限公司',
    Mob: `139${String(registered).padStart(8, '0')}`,
    ...fields,
  };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  await keepVisitor(readRegistration(result)!);
  tab.device.getState().set('entranceId', exhibitionId);
  tab.kill();
  return result as Row;
}
