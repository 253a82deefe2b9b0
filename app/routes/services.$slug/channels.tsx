import { Legend } from "#app/components/ui/scale.tsx";
import type { ChannelsExhibit } from "#app/content/services/exhibit.ts";
import { percent } from "#app/lib/fractions.ts";

type ChannelsDrawingProps = ChannelsExhibit & { label: string };

/** Draws two bars per channel: its cost and its result. */
export function ChannelsDrawing({ label, spend, result, channels }: ChannelsDrawingProps) {
  const longest = Math.max(...channels.flatMap((channel) => [channel.spend, channel.result]));
  return (
    <figure className="scaled">
      <figcaption className="sr-only">{label}</figcaption>
      <Legend
        className="above"
        items={[
          { title: spend, colour: "var(--edge)" },
          { title: result, colour: "var(--c)" },
        ]}
      />
      <ul className="scaled-rows">
        {channels.map((channel) => (
          <li key={channel.name}>
            <div>
              <h3>{channel.name}</h3>
              <p className="remark">{channel.text}</p>
            </div>
            <div className="track pair" aria-hidden="true">
              <span className="bar" style={{ "--share": percent(channel.spend / longest) }}>
                <b>{channel.spend}%</b>
              </span>
              <span className="bar painted" style={{ "--share": percent(channel.result / longest) }}>
                <b>{channel.result}%</b>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}
