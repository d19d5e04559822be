const isPatched = Symbol('sends blobs');

/** What answers in place of a server within a test reads no Blob of jsdom: the bytes are read before they are sent. */
export function sendBlobs(): void {
  const Original = globalThis.XMLHttpRequest;
  if (Reflect.has(Original, isPatched)) return;
  const value = new Proxy(Original, {
    construct: (target, args, newTarget) =>
      readingBlobs(Reflect.construct(target, args, newTarget) as XMLHttpRequest),
    has: (target, key) => key === isPatched || Reflect.has(target, key),
  });
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value });
}

function readingBlobs(request: XMLHttpRequest): XMLHttpRequest {
  let isAborted = false;
  const instead: Readonly<Record<string, unknown>> = {
    abort() {
      isAborted = true;
      request.abort();
    },
    send(body?: XMLHttpRequestBodyInit) {
      if (!(body instanceof Blob)) return request.send(body);
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (!isAborted) request.send(reader.result);
      });
      reader.readAsArrayBuffer(body);
    },
  };
  return new Proxy(request, {
    get(target, key) {
      const value: unknown = instead[String(key)] ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}
