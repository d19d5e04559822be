import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { hostIn, standIn } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import type { Sender } from '../rules/sender.ts';

/** Each request carries the login of this phone: an intent leaves while its person acts, and waits while another does or none. */
export function mayLeave(sender: Sender): boolean {
  const device = services().device.getState();
  switch (sender.kind) {
    case 'newcomer':
      return true;
    case 'organiser': {
      const { organiserUserId, administratorUserId } = hostIn(device);
      return organiserUserId === sender.userId || administratorUserId === sender.userId;
    }
    case 'exhibitor': {
      const stand = standIn(device);
      return stand?.exhibitorId === sender.exhibitorId && stand.exhibitorUserId === sender.exhibitorUserId;
    }
    case 'visitor':
      return currentVisitorId(sender.exhibitionId) === sender.visitorId;
    case 'passHolder': {
      const acting = currentVisitorId(sender.exhibitionId) ?? '';
      return acting === sender.actorId || (acting !== '' && acting === sender.visitorId);
    }
  }
}
