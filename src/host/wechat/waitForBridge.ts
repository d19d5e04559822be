export interface MessengerBridge {
  readonly invoke: (name: string, args: object, answer: (result: Record<string, unknown>) => void) => void;
  readonly on: (event: string, listener: (event: Record<string, unknown>) => void) => void;
}

interface BridgedWindow {
  readonly WeixinJSBridge?: MessengerBridge;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
}

const arrival = 'WeixinJSBridgeReady';

/** WeChat may add the bridge after the page has started. */
export function waitForBridge(window: BridgedWindow, waitMs: number): Promise<boolean> {
  if (window.WeixinJSBridge !== undefined) return Promise.resolve(true);
  return new Promise((answer) => {
    const end = () => {
      clearTimeout(timer);
      window.document.removeEventListener(arrival, end);
      answer(window.WeixinJSBridge !== undefined);
    };
    const timer = setTimeout(end, waitMs);
    window.document.addEventListener(arrival, end);
  });
}
