package regatta.host.match;

import regatta.core.Transcript;

/**
 * The start of a job that continues a recorded match. Before {@code turn}, every seat gives its recorded answer. The
 * bots receive all messages from the first turn, so that they have their usual memory and stay in step with the
 * protocol, but their answers are dropped.
 *
 * @param transcript the answers before the turn
 * @param turn the first turn that the bots play themselves
 * @param rollout 0 for unchanged bots; any other number is a random seed by which the first turns vary (see
 *     {@link regatta.core.RandomChange})
 */
public record Continuation(Transcript transcript, int turn, int rollout) {

    public Continuation {
        transcript = transcript.upTo(turn);
    }
}
