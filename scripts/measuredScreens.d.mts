export declare const linkedScreens: readonly { readonly name: string; readonly path: string }[];
