package regatta.cluster;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;

/**
 * Stands before the web pages of Spark's own programs, which ask for no secret: they can be read but change nothing, and only
 * by a name of this machine, since any page in the world can give its own name this address. Without names nothing is shown.
 */
public final class PageGuard implements Filter {

    private static final String NAMES = "names";

    private List<String> names = List.of();

    /** Returns the setting by which Spark tells it the names, separated by blanks. */
    static String setting() {
        return "spark." + PageGuard.class.getName() + ".param." + NAMES;
    }

    @Override
    public void init(FilterConfig config) {
        String given = config.getInitParameter(NAMES);
        names = given == null ? List.of() : List.of(given.strip().split("\\s+"));
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest asked = (HttpServletRequest) request;
        HttpServletResponse answer = (HttpServletResponse) response;
        String host = asked.getHeader("Host");
        if (host == null || !names.contains(host.replaceFirst(":\\d+$", ""))) {
            answer.sendError(HttpServletResponse.SC_FORBIDDEN);
        } else if (!List.of("GET", "HEAD").contains(asked.getMethod())) {
            answer.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
        } else {
            chain.doFilter(request, response);
        }
    }
}
