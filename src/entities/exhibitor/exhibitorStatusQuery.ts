import { queryOptions } from '@tanstack/react-query';
import { exhibitorMustRegister } from '#api/login/registrationStatus.ts';
import { services } from '#flows/session/services.ts';
import { readingClient } from '#flows/queries/readingClient.ts';

export interface ExhibitorKey {
  readonly exhibitionId: string;
  readonly exhibitorId: string | undefined;
  readonly exhibitorUserId: string | undefined;
}

/** Whether the exhibitor of this phone still has to register for the exhibition. A failed lookup shows the toast. */
export const exhibitorStatusQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: ExhibitorKey) =>
  queryOptions({
    queryKey: ['exhibitorStatus', exhibitionId, exhibitorId, exhibitorUserId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const status = await exhibitorMustRegister(client, { exhibitionId, exhibitorId, exhibitorUserId });
      if (status.failed) services().notifyServiceBusy();
      return status;
    },
    // Its failure shows a toast, which must not come at each return to the page.
    refetchOnWindowFocus: false,
  });
