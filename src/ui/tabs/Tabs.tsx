import { Tabs as AntdTabs } from 'antd-mobile';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { followReducedMotion } from '../followReducedMotion.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

followReducedMotion();

/** A panel is rendered when its tab is first active, and stays mounted. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly string[]>([value]);
  if (!seen.includes(value)) setSeen([...seen, value]);
  const tabs = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);

  // antd-mobile gives its tabs roles and arrow keys, but takes neither a name nor ids for them.
  useLayoutEffect(() => {
    box.current?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label);
    for (const [at, tab] of tabs().entries()) {
      tab.id = `${id}-tab-${at}`;
      tab.setAttribute('aria-controls', `${id}-panel-${at}`);
    }
  });

  function jump(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return;
    const at = event.key === 'Home' ? 0 : items.length - 1;
    const item = items[at];
    if (item === undefined) return;
    event.preventDefault();
    tabs()[at]?.focus();
    onChange(item.key);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the tabs within */}
      <div className={styles.tabs} ref={box} onKeyDown={jump}>
        <AntdTabs activeKey={value} onChange={onChange} stretch={false}>
          {items.map(({ key, title }) => (
            <AntdTabs.Tab key={key} title={title} />
          ))}
        </AntdTabs>
      </div>
      {items.map(({ key, content }, at) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={key !== value}
        >
          {seen.includes(key) && content}
        </div>
      ))}
    </>
  );
}
