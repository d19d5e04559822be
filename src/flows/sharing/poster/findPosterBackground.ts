import { posterTemplates } from '../../../api/exhibition/posterCollections.ts';
import { awakeTimeout } from '../../../device/timers/awakeTimeout.ts';
import { services } from '../../session/services.ts';

const ofExhibitors = 'EXHIBITOR';

/** What the organiser has posters of exhibitors drawn on, else on what all posters are; '' where that is not set or not read. */
export async function findPosterBackground(exhibitionId: string): Promise<string> {
  try {
    // Longer than this is not waited for a picture either.
    const rows = await awakeTimeout(readTemplates(exhibitionId), services().times.stillTryingMs);
    const drawn = rows.filter(({ BackgroundImage }) => BackgroundImage !== '');
    const found = drawn.find(({ Type }) => Type === ofExhibitors) ?? drawn.find(({ Type }) => Type === '');
    return found?.BackgroundImage ?? '';
  } catch {
    // The poster is whole without it.
    return '';
  }
}

async function readTemplates(exhibitionId: string) {
  const client = await services().client();
  return posterTemplates.list(client, { ExhibitionId: exhibitionId }, { policy: 'background' });
}
