import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import './scaled-window.css';

interface ScaledWindowProps {
  /** Viewport width of the shown page, in pixels. */
  width: number;
  /** @param style scales a frame of that width to the window */
  children: (style: CSSProperties) => ReactNode;
}

/** A window of the given viewport width, scaled down to fit. */
export function ScaledWindow({ width, children }: ScaledWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available / width);
  return (
    <div className="scaled-window" ref={box}>
      {available > 0 &&
        children({
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (available - width * scale) / 2),
        })}
    </div>
  );
}
