import { renderHook } from '@testing-library/react';
import { fileFailed, fileUnderWay, isFileLocation, readFileAnswer } from '#domain/form/readFileAnswer.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { OwnProduct } from '#features/exhibitorCenter/products/productQueries.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Submission } from '#sending/createSubmission.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { fairs, noteRef, type Page, refOf, stand, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { sendBlobs } from '#tests/support/sendBlobs.ts';
import type { Upload } from '#ui/fields/uploaded/uploadingContext.ts';
import { nextPerson, type SimulatedWrite } from './simulatedWrite.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251);
/** Of two slices. */
const pictureBytes = bytesOf(1_100_000);
const picture = () => new File([pictureBytes], '展台.jpg', { type: 'image/jpeg' });
/** Sent in one request. */
const pdfBytes = bytesOf(3_000);
const pdf = () => new File([pdfBytes], '样本.pdf', { type: 'application/pdf' });
/** As long as a busy machine needs for a file: who is told that it is under way does not choose it again. */
const patienceMs = 10_000;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

async function until(isOver: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end && !(await isOver()); ) await pause(2);
}
const untilAtRest = (upload: Upload) => until(() => upload.getState().at !== 'sending');
const locationOf = (upload: Upload | undefined): string => {
  const state = upload?.getState();
  return state?.at === 'done' ? state.location : '';
};

/** Nothing of it is sent any more; whether it arrived is not heard. */
function endUpload({ tab }: Page, upload: Upload | undefined): void {
  tab.device.setState({ isPersonGone: true });
  upload?.pause();
}

/** A row names one file, which is stored whole. */
const unstored =
  (bytes: Uint8Array, filesOf: (row: Row) => readonly unknown[], mayRepeat?: true) =>
  async (phone: Phone, rows: readonly Row[]): Promise<readonly string[]> => {
    const flaws: string[] = [];
    for (const row of rows) {
      const files = filesOf(row);
      if (files.length !== 1) flaws.push(`a row names ${files.length} files`);
      for (const file of files) {
        const stored = (await phone.storedBytes(String(file))) ?? new Uint8Array();
        if (Buffer.compare(stored, bytes) !== 0) flaws.push('a row names a file that is not stored');
      }
    }
    const { length } = await phone.rows('$objects');
    if (mayRepeat === undefined && length > 1) flaws.push(`${length} files are stored`);
    return flaws;
  };

const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    { key: 'ProductName', type: 'text', label: { zh: '', en: '' }, required: true },
    { key: 'PicList', type: 'images', label: { zh: '', en: '' }, required: false },
  ],
};
const question = 'PicList_1';

/** A new product with a picture: typed into a draft, uploaded beside it, and sent once the picture has arrived. */
async function product(page: Page): Promise<Wish> {
  sendBlobs();
  const { tab, phone, said } = page;
  const [rowDraft, rowForm, gateways, { productKind }, { sentPictures }] = await Promise.all([
    import('#flows/rowForm/rowDraft.ts'),
    import('#features/exhibitorCenter/rowForm/boothRowForm.ts'),
    import('#features/exhibitorCenter/ownRows/boothRowGateway.ts'),
    import('#features/exhibitorCenter/products/productKind.ts'),
    import('#features/exhibitorCenter/rules/ownPictures.ts'),
  ]);
  const address = rowForm.rowAddress(productKind, stand, undefined);
  const owner = rowForm.rowOwner(productKind, stand);
  const { rows: of, compared } = productKind;
  const gatewayOf = gateways.boothRowGateway({ booth: stand, of, compared });
  const start = rowDraft.rowUploads(address);
  const refKey = `upload/${page.run}`;
  let upload: Upload | undefined;
  let submission: Submission<OwnProduct> | undefined;
  let typed = '';
  const isSentDone = () => submission?.store.getState().state.at === 'done';

  const note = (answer: string) => {
    typed = answer;
    return rowDraft.saveRowDraft(address, { ProductName: said, PicList: [answer] }, form);
  };
  /** As the question does while it is shown. */
  async function follow(next: Upload): Promise<void> {
    upload = next;
    await note(fileUnderWay);
    await untilAtRest(next);
    await note(locationOf(next) || fileFailed);
  }
  const choose = () => follow(start(picture(), 'jpg', { question, isAsChosen: true }));
  function goOnUploading(under: Upload): Promise<void> {
    if (under.getState().at === 'failed') under.resume();
    return follow(under);
  }
  /** As the screen does once it is stored. */
  async function finish(): Promise<void> {
    if (!isSentDone()) return;
    await rowDraft.removeRowDraft(address);
    await submission?.forget();
  }
  async function send(): Promise<void> {
    if (!isFileLocation(typed) || tab.device.getState().visitorId === nextPerson.visitorId) return;
    const PicList = sentPictures([typed], [], { origin: window.location.origin, most: 9 });
    const entry = gateways.newRowEntry(stand, { owner, record: { ProductName: said, PicList } });
    noteRef(refKey, entry.clientRef);
    submission = tab.createSubmission(entry, gatewayOf);
    await submission.start();
    await finish();
  }
  /** What the form finds on the phone when it is opened. */
  async function reopen(): Promise<void> {
    const { drafts, outbox } = await tab.localStores();
    const found = (await outbox.list()).find(({ clientRef }) => clientRef === refOf(refKey));
    if (found !== undefined) {
      submission = tab.reopenSubmission(found, gatewayOf);
      return submission.reopen();
    }
    const kept = (await drafts.find(rowDraft.rowDraftKey(address)))?.draft.answers['PicList'];
    typed = Array.isArray(kept) ? readFileAnswer(String(kept[0])) : '';
    if (typed !== fileUnderWay && typed !== fileFailed) return;
    await until(() => start.interrupted.getState() !== undefined);
    const left = start.takeUp?.(question);
    // A picture that is lost is said to be, and chosen again.
    await (left === undefined ? choose() : follow(left));
  }
  return {
    async write() {
      // A form that was refused still has the picture.
      if (!isFileLocation(typed)) await (upload === undefined ? choose() : goOnUploading(upload));
      await send();
    },
    async goOn() {
      if (submission === undefined && upload === undefined) await reopen();
      else if (submission === undefined && upload !== undefined && !isFileLocation(typed))
        await goOnUploading(upload);
      if (submission === undefined) return send();
      if (submission.store.getState().state.at === 'parked') await submission.resume();
      await finish();
    },
    isToldDone: isSentDone,
    rows: async () =>
      (await phone.rows('Product', stand.exhibitionId)).filter((row) => row['ProductName'] === said),
    end: () => endUpload(page, upload),
  };
}

/** A file in a conversation: it ends with its page until it has arrived; then it waits in the queue. */
async function attachment(page: Page): Promise<Wish> {
  sendBlobs();
  const { exhibitionId, visitorId, phone, said, tab } = page;
  const [attachments, { pageUploads }, queue, { outgoingMessages }] = await Promise.all([
    import('#features/messages/conversation/attachment/attachments.ts'),
    import('#flows/uploads/pageUploads.ts'),
    import('#entities/message/messageQueue.ts'),
    import('#entities/message/outgoingMessages.ts'),
  ]);
  const conversation = {
    owner: { exhibitionId, visitorId },
    partner: { kind: 'exhibitor', id: stand.exhibitorId } as const,
  };
  function current() {
    const { result, unmount } = renderHook(() => attachments.useAttachment(conversation));
    unmount();
    return result.current;
  }
  let upload: Upload | undefined;
  const outgoing = () => outgoingMessages.getState().list;
  const rows = async () =>
    (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['Title'] === said);

  async function untilQueued(): Promise<void> {
    if (upload === undefined) return;
    await untilAtRest(upload);
    if (locationOf(upload) === '') return;
    await until(() => current() === undefined || current()?.isStuck === true);
    await queue.sendMessages();
  }
  return {
    async write() {
      upload = pageUploads(pdf(), 'pdf');
      attachments.beginAttachment(conversation, { business: 'file', name: said, upload, previewUrl: '' });
      await untilQueued();
    },
    async goOn() {
      const left = current();
      if (left?.isStuck) await attachments.queueAttachment(conversation, left);
      else if (left?.upload.getState().at === 'failed') left.upload.resume();
      if (left !== undefined) return untilQueued();
      await queue.sendMessages();
      for (const { message, state } of outgoing()) if (state === 'refused') await queue.sendAgain(message.id);
    },
    async isToldDone() {
      const { outbox } = await tab.localStores();
      const isWaiting = outgoing().length > 0 || (await outbox.list()).length > 0;
      return current() === undefined && !isWaiting && (await rows()).length > 0;
    },
    rows,
    end: () => endUpload(page, upload),
  };
}

/** What uploads a file first, by the SDK of the storage. */
export const uploadWrites: readonly SimulatedWrite[] = [
  {
    collection: 'Product',
    of: 'a picture',
    exhibitionId: stand.exhibitionId,
    uploads: 10,
    flaws: unstored(pictureBytes, ({ PicList }) => (Array.isArray(PicList) ? PicList : [])),
    open: product,
  },
  {
    collection: 'MessageInfo',
    of: 'an attachment',
    exhibitionId: fairs.open,
    uploads: 2,
    flaws: unstored(pdfBytes, ({ LinkInfo }) => [LinkInfo], true),
    open: attachment,
  },
];
