/** The first bytes; empty if the file cannot be read. `Blob.arrayBuffer` is missing in the oldest engines. */
export function readStart(file: Blob, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      const { result } = reader;
      done(result instanceof ArrayBuffer ? new Uint8Array(result) : new Uint8Array(0));
    };
    reader.readAsArrayBuffer(file.slice(0, length));
  });
}
