import { createStore } from 'zustand/vanilla';
import { Refused } from '#data/client/problems.ts';
import type { HostImage } from '#host/host.ts';
import type {
  ChoosePictures,
  HostPicture,
  Upload,
  UploadState,
} from '#ui/fields/uploaded/uploadingContext.ts';
import { linkContext } from '../navigation/linkContext.ts';

/** How pictures are chosen in the app that shows this page, if it can do that at this moment. */
export function findChooser(): ChoosePictures | undefined {
  const choose = linkContext().host.chooseImages;
  return choose && (async (most) => (await choose(most)).map(held));
}

const held = (image: HostImage): HostPicture => ({
  previewUrl: image.previewUrl,
  send: () => sendHeld(image),
});

/** A refusal of the auth host comes with a sentence for people. */
function failureOf(cause: unknown): UploadState {
  if (!(cause instanceof Refused)) return { at: 'failed', cause: 'unreachable' };
  return { at: 'failed', cause: 'refused', message: cause.envelope?.resMsg ?? '' };
}

/** A picture on its way through the auth host, to the address that is the answer. */
function sendHeld({ previewUrl, upload }: HostImage): Upload {
  // The host reports no progress: nothing or everything.
  const sending: UploadState = { at: 'sending', sentBytes: 0, totalBytes: 1 };
  const store = createStore<UploadState>()(() => sending);
  const isWanted = () => store.getState().at !== 'cancelled';

  async function hand(): Promise<void> {
    try {
      const location = await upload();
      if (isWanted()) store.setState({ at: 'done', location }, true);
    } catch (cause) {
      if (isWanted()) store.setState(failureOf(cause), true);
    }
  }

  void hand();
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    pause() {},
    resume() {
      if (store.getState().at !== 'failed') return;
      store.setState(sending, true);
      void hand();
    },
    cancel() {
      if (store.getState().at !== 'done') store.setState({ at: 'cancelled' }, true);
    },
    previewUrl,
    hasParts: false,
  };
}
